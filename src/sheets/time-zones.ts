import { memoized } from '../rules/base/memoized.ts';

/**
 * Zones of the IANA database by part of the world. Each zone stands here once, with its oldest name, as in ICU, because
 * every clock knows the oldest name.
 */
const NAMES =
  'Etc/UTC Africa/Abidjan,Accra,Addis_Ababa,Algiers,Asmera,Bamako,Bangui,Banjul,Bissau,Blantyre,Brazzaville,Bujumbura,Cairo,Casablanca,Ceuta,Conakry,Dakar,Dar_es_Salaam,Djibouti,Douala,El_Aaiun,Freetown,Gaborone,Harare,Johannesburg,Juba,Kampala,Khartoum,Kigali,Kinshasa,Lagos,Libreville,Lome,Luanda,Lubumbashi,Lusaka,Malabo,Maputo,Maseru,Mbabane,Mogadishu,Monrovia,Nairobi,Ndjamena,Niamey,Nouakchott,Ouagadougou,Porto-Novo,Sao_Tome,Tripoli,Tunis,Windhoek America/Adak,Anchorage,Anguilla,Antigua,Araguaina,Argentina/La_Rioja,Argentina/Rio_Gallegos,Argentina/Salta,Argentina/San_Juan,Argentina/San_Luis,Argentina/Tucuman,Argentina/Ushuaia,Aruba,Asuncion,Bahia,Bahia_Banderas,Barbados,Belem,Belize,Blanc-Sablon,Boa_Vista,Bogota,Boise,Buenos_Aires,Cambridge_Bay,Campo_Grande,Cancun,Caracas,Catamarca,Cayenne,Cayman,Chicago,Chihuahua,Ciudad_Juarez,Coral_Harbour,Cordoba,Costa_Rica,Coyhaique,Creston,Cuiaba,Curacao,Danmarkshavn,Dawson,Dawson_Creek,Denver,Detroit,Dominica,Edmonton,Eirunepe,El_Salvador,Fort_Nelson,Fortaleza,Glace_Bay,Godthab,Goose_Bay,Grand_Turk,Grenada,Guadeloupe,Guatemala,Guayaquil,Guyana,Halifax,Havana,Hermosillo,Indiana/Knox,Indiana/Marengo,Indiana/Petersburg,Indiana/Tell_City,Indiana/Vevay,Indiana/Vincennes,Indiana/Winamac,Indianapolis,Inuvik,Iqaluit,Jamaica,Jujuy,Juneau,Kentucky/Monticello,Kralendijk,La_Paz,Lima,Los_Angeles,Louisville,Lower_Princes,Maceio,Managua,Manaus,Marigot,Martinique,Matamoros,Mazatlan,Mendoza,Menominee,Merida,Metlakatla,Mexico_City,Miquelon,Moncton,Monterrey,Montevideo,Montserrat,Nassau,New_York,Nome,Noronha,North_Dakota/Beulah,North_Dakota/Center,North_Dakota/New_Salem,Ojinaga,Panama,Paramaribo,Phoenix,Port-au-Prince,Port_of_Spain,Porto_Velho,Puerto_Rico,Punta_Arenas,Rankin_Inlet,Recife,Regina,Resolute,Rio_Branco,Santarem,Santiago,Santo_Domingo,Sao_Paulo,Scoresbysund,Sitka,St_Barthelemy,St_Johns,St_Kitts,St_Lucia,St_Thomas,St_Vincent,Swift_Current,Tegucigalpa,Thule,Tijuana,Toronto,Tortola,Vancouver,Whitehorse,Winnipeg,Yakutat Antarctica/Casey,Davis,DumontDUrville,Macquarie,Mawson,McMurdo,Palmer,Rothera,Syowa,Troll,Vostok Arctic/Longyearbyen Asia/Aden,Almaty,Amman,Anadyr,Aqtau,Aqtobe,Ashgabat,Atyrau,Baghdad,Bahrain,Baku,Bangkok,Barnaul,Beirut,Bishkek,Brunei,Calcutta,Chita,Colombo,Damascus,Dhaka,Dili,Dubai,Dushanbe,Famagusta,Gaza,Hebron,Hong_Kong,Hovd,Irkutsk,Jakarta,Jayapura,Jerusalem,Kabul,Kamchatka,Karachi,Katmandu,Khandyga,Krasnoyarsk,Kuala_Lumpur,Kuching,Kuwait,Macau,Magadan,Makassar,Manila,Muscat,Nicosia,Novokuznetsk,Novosibirsk,Omsk,Oral,Phnom_Penh,Pontianak,Pyongyang,Qatar,Qostanay,Qyzylorda,Rangoon,Riyadh,Saigon,Sakhalin,Samarkand,Seoul,Shanghai,Singapore,Srednekolymsk,Taipei,Tashkent,Tbilisi,Tehran,Thimphu,Tokyo,Tomsk,Ulaanbaatar,Urumqi,Ust-Nera,Vientiane,Vladivostok,Yakutsk,Yekaterinburg,Yerevan Atlantic/Azores,Bermuda,Canary,Cape_Verde,Faeroe,Madeira,Reykjavik,South_Georgia,St_Helena,Stanley Australia/Adelaide,Brisbane,Broken_Hill,Darwin,Eucla,Hobart,Lindeman,Lord_Howe,Melbourne,Perth,Sydney Europe/Amsterdam,Andorra,Astrakhan,Athens,Belgrade,Berlin,Bratislava,Brussels,Bucharest,Budapest,Busingen,Chisinau,Copenhagen,Dublin,Gibraltar,Guernsey,Helsinki,Isle_of_Man,Istanbul,Jersey,Kaliningrad,Kiev,Kirov,Lisbon,Ljubljana,London,Luxembourg,Madrid,Malta,Mariehamn,Minsk,Monaco,Moscow,Oslo,Paris,Podgorica,Prague,Riga,Rome,Samara,San_Marino,Sarajevo,Saratov,Simferopol,Skopje,Sofia,Stockholm,Tallinn,Tirane,Ulyanovsk,Vaduz,Vatican,Vienna,Vilnius,Volgograd,Warsaw,Zagreb,Zurich Indian/Antananarivo,Chagos,Christmas,Cocos,Comoro,Kerguelen,Mahe,Maldives,Mauritius,Mayotte,Reunion Pacific/Apia,Auckland,Bougainville,Chatham,Easter,Efate,Enderbury,Fakaofo,Fiji,Funafuti,Galapagos,Gambier,Guadalcanal,Guam,Honolulu,Kiritimati,Kosrae,Kwajalein,Majuro,Marquesas,Midway,Nauru,Niue,Norfolk,Noumea,Pago_Pago,Palau,Pitcairn,Ponape,Port_Moresby,Rarotonga,Saipan,Tahiti,Tarawa,Tongatapu,Truk,Wake,Wallis';

/** City names that differ from the last part of the zone's name. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Bogota': 'Bogotá',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'America/Sao_Paulo': 'São Paulo',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/**
 * Pattern of zone names without a part of the world. Excludes “BST” and “IST”, because clocks take “BST” for Dhaka and
 * “IST” for Kolkata.
 */
const SHORT = /^([CEMW]ET|[EMH]ST|GMT|NZ|GB|PRC|RO[CK]|[A-Z].{3,})$/i;

interface Zone {
  readonly city: string;
  readonly zone: string;
}

const ZONES: readonly Zone[] = NAMES.split(' ').flatMap((part) => {
  const at = part.indexOf('/') + 1;
  return part
    .slice(at)
    .split(',')
    .map((name) => {
      const zone = part.slice(0, at) + name;
      const city = CITY_NAMES[zone] ?? lastPart(zone);
      return { city, zone };
    });
});

/** Zones by name. Each zone has several names: the city, the city's earlier name, and each of these after the part of the world. */
const byName = memoized((zones: readonly Zone[]): ReadonlyMap<string, Zone> => {
  const namesOf = ({ city, zone }: Zone) => [city, zone, lastPart(zone), zone.replace(/\/.*/, `/${city}`)];
  return new Map(zones.flatMap((one) => namesOf(one).map((name): [string, Zone] => [bare(name), one])));
});

/** Cities that a host may choose, in alphabetical order. */
export const CITIES: readonly string[] = ZONES.map(({ city }) => city).sort();

/**
 * Finds the time zone of a typed city or zone name, with or without accents; undefined for any other text. Former zone
 * names work if the script’s engine knows them.
 */
export function zoneOf(typed: string): string | undefined {
  const known = listed(typed);
  if (known) return known.zone;
  const name = typed.trim();
  if (!name.includes('/') && !SHORT.test(name)) return undefined;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return listed(zone)?.zone ?? zone;
  } catch {
    return undefined;
  }
}

function listed(name: string): Zone | undefined {
  return byName(ZONES).get(bare(name.trim()));
}

/** Gives a name in small letters without accents: “São Paulo” and “Sao Paulo” become equal. */
function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, ' ').toLowerCase();
}

/** Gives the city of a zone; for a zone without a city, the zone's whole name. {@link zoneOf} finds the zone again from either text. */
export function cityOf(zone: string): string {
  return (listed(zone) ?? listed(zoneOf(zone) ?? ''))?.city ?? zone;
}

function lastPart(zone: string): string {
  return zone.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Says whether a zone’s time is UTC all year. */
export function isUtc(zone: string): boolean {
  return /^(Etc\/)?(UTC|GMT|UCT|Universal|Zulu|Greenwich)$/.test(zone);
}
