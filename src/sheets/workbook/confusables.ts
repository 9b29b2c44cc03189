// Written by tools/confusables.ts from confusables.txt of Unicode 17.0.0. © Unicode, Inc.; see LICENSE-UNICODE.

/** Characters of the Unicode list UTS #39, each followed by the one or two characters that it looks like. */
export const CONFUSABLES =
  '‐- ‒- –- ⲻ- Ⲻ- Ꝛ2 Ƨ2 Ϩ2 Ꙅ2 ᒿ2 ꛯ2 ३3 ૩3 Ɜ3 Ȝ3 Ʒ3 Ꝫ3 Ⲝ3 Ⳅ3 Ⳍ3 З3 Ӡ3 Ꮞ4 Ƽ5 ⳓ6 Ⳓ6 Ϭ6 Ⳝ6 б6 Ꮾ6 ৪8 ੪8 ȣ8 Ȣ8 ੧9 ୨9 ৭9 ൭9 Ꝯ9 ' +
  'ⳋ9 Ⳋ9 ɑa αa аa ΑA АA ᎪA ᗅA ꓮA ǎă ǍĂ ȧå ȦÅ ꜳaa ꜲAA æae ӕae ÆAE ӔAE ꜵao ꜴAO ꜷau ꜶAU ꜹav ꜻav ꜸAV ꜺAV ꜽay ꜼAY ꭺᴀ ᗄⱯ ꓯⱯ Ƅb ' +
  'Ьb Ꮟb ᑲb ᖯb ꞴB ΒB ⲂB ВB ᏴB ᗷB ꓐB Ыbl ⲃʙ вʙ ᏼʙ ᴄc ⲥc сc ငc ၚc ꮯc ⲤC СC ᏟC ꓚC ɛꞓ εꞓ ⲉꞓ єꞓ ԑꞓ ꮛꞓ ⲈꞒ ЄꞒ ͽꜿ ϿꜾ ԁd Ꮷd ᑯd ꓒd ' +
  'ᎠD ᗞD ᗪD ꓓD ꝺꝹ ʤdȝ ʣdz ʥdʑ ꭰᴅ δẟ ⳝẟ ծẟ ᕷẟ ꬲe еe ҽe ΕE ЕE ⴹE ᎬE ꓰE ěĕ ĚĔ ꭼᴇ əǝ әǝ ⴺƎ ꓱƎ ᴔǝo ӘƏ ԐƐ ᏋƐ ᴈɜ зɜ ꞝʚ ꬵf ꞙf ƒf ' +
  'ẝf քf ꞘF ϜF ᖴF ꓝF ᖵℲ ꓞℲ ᖷꟻ ɡg ᶃg ƍg ցg ԌG ᏀG ᏳG ꓖG ǧğ ǦĞ ǵģ ԍɢ ꮐɢ ᏻɢ һh հh Ꮒh ΗH ⲎH НH ᎻH ᕼH ꓧH ⲏʜ нʜ ꮋʜ ԊǶ ꮀⱶ ͰⱵ ᎨⱵ ' +
  'ᎰⱵ ꚱⱵ ꞕꜧ ıi ɪi ɩi ιi ⲓi іi ꙇi ւi ꭵi Ꭵi ǐĭ ǏĬ ϳj јj ꞲJ ͿJ ЈJ ᎫJ ᒍJ ꓙJ յȷ ꭻᴊ ΚK ⲔK КK ᏦK ᛕK ꓗK |l 1l ١l ۱l Il Ɩl ǀl Ιl ' +
  'Ⲓl Іl ӏl Ӏl וl ןl اl ߊl ⵏl ᛁl ꓲl ⳐL ᏞL ᒪL ꓡL ǁll װll ЮlO ʪls ɮlȝ ʫlz ⳑʟ ꮮʟ ΜM ϺM ⲘM МM ᎷM ᗰM ᛖM ꓟM ոn ռn ΝN ⲚN ꓠN ⲛɴ ' +
  'ͷᴎ иᴎ ņɲ ०o ০o ੦o ૦o ୦o ௦o ౦o ൦o ๐o ໐o ၀o ០o ٥o ۵o ᴏo ᴑo ꬽo οo σo ⲟo ϭo оo ჿo օo סo هo ھo ہo ەo ഠo ဝo 0O ߀O ೦O 〇O ΟO ' +
  'ⲞO ОO ՕO ⵔO ዐO ଠO ꓳO ǒŏ ǑŎ ŐÖ œoe ŒOE ɶoᴇ ꝏoo ꚙoo ꝎOO ꚘOO ↄɔ ᴐɔ ͻɔ ↃƆ ϽƆ ꓛƆ ꭢɔe þp ƿp ρp ϸp ⲣp ⳏp рp ΡP ⲢP ⳎP РP ᏢP ᑭP ' +
  'ꓑP ᴩᴘ ꮲᴘ φɸ ⲫɸ ⳡɸ Ⳡɸ фɸ ԛq գq զq ⵕQ ᶐɋ ᴋĸ κĸ ⲕĸ кĸ ꮶĸ ꭇr ꭈr ᴦr ⲅr гr ꮁr ƦR ᎡR ᏒR ᖇR ꓣR mrn ꭱʀ ꮢʀ яᴙ ꜱs ƽs ѕs ടs ꮪs ЅS ' +
  'ՏS ᏕS ᏚS ꓢS ꞵß ẞß Ꟗß βß Ᏸß ꭍʃ ΣƩ ⵉƩ ΤT ⲦT ТT ᎢT ꓔT ȚŢ ႠꞆ ꜨT3 ʨtɕ ꝷtf ʦts ʧtʃ ꜩtȝ τᴛ ⲧᴛ тᴛ ꭲᴛ ţƫ țƫ Ꮏƫ ꞟu ᴜu ꭎu ꭒu ʋu ' +
  'υu սu ՍU ሀU ᑌU ꓴU ǔŭ ǓŬ ᵫue ꭣuo ṃꭑ պɰ ሣɰ ᘮƱ ᘴƱ ᴠv νv ѵv טv ꮩv ٧V ۷V ѴV ⴸV ᏙV ᐯV ꛟV ꓦV ᴧʌ ⲗʌ ٨Ʌ ۸Ʌ ꟚɅ ΛɅ ЛɅ ⴷɅ ᐱɅ ꛎɅ ꓥɅ ' +
  'ɯw ᴡw ⲽw ѡw шw ԝw աw ꮃw ԜW ᎳW ᏔW ꓪW ᴍʍ ⲙʍ мʍ ꮇʍ хx ᕁx ᕽx ꞳX ΧX ⲬX ХX ⵝX ᚷX ꓫX ɣy ᶌy ʏy ỿy ꭚy γy ⲩy уy үy ყy ΥY ⲨY УY ' +
  'ҮY ᎩY ᎽY ꓬY ʒȝ ꝫȝ ⳅȝ ⳍȝ ӡȝ ჳȝ ᴢz ꮓz ΖZ ᏃZ ꓜZ ⲍⱬ ⲌⱫ ⲝʓ ϷÞ ꟒ꟓ ꟔ꟕ ᴤƨ ϩƨ ꙅƨ ьƅ ꮟƅ ыƅi ꭾɂ ꛍʡ Ꙩʘ ⵙʘ ⲄΓ ГΓ ᎱΓ ᒥΓ ⲆΔ ⵠΔ ᐃΔ ⳤϗ ' +
  'ꟛλ Ⲗλ ⲶΞ ᴨπ ⲡπ пπ ⲠΠ ПΠ ꛛΠ ⳁϼ ϛς ⲋς ⲪΦ ФΦ ՓΦ ቀΦ ᛰΦ ꭓχ ꭕχ ⲭχ ⲯψ ѱψ ⲮΨ ѰΨ ᛘΨ ꞷω ⲱω ꙍω ᘯΩ ᘵΩ ͶИ ꚡИ ЙЍ ѝй ᴫл ꭠљ ᏇѠ ᗯѠ ꞶꙌ ' +
  'ⲰꙌ ૫ч ϥч પч ϤЧ ӌҷ ӋҶ ⲼШ ꙐЪl ʕ꟎ ꟏꟎';
