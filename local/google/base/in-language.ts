// Google's words for an exception of Apps Script in the language of an account (docs/google.md, G60).

/** Languages of accounts. Each language has the texts that Google itself writes into a responses tab. */
export const RESPONSE_TAB = {
  en: { title: 'Form Responses', time: 'Timestamp', email: 'Email Address' },
  de: { title: 'Formularantworten', time: 'Zeitstempel', email: 'E-Mail-Adresse' },
  es: { title: 'Respuestas de formulario', time: 'Marca temporal', email: 'Dirección de correo electrónico' },
  ja: { title: 'フォームの回答', time: 'タイムスタンプ', email: 'メールアドレス' },
  vi: { title: 'Câu trả lời biểu mẫu', time: 'Dấu thời gian', email: 'Địa chỉ email' },
} as const;

export type Language = keyof typeof RESPONSE_TAB;

type Sample = readonly [english: RegExp, words: string];

const NO_ITEM = /^No item with the given ID/;
const NOT_SUFFICIENT =
  /^Specified permissions are not sufficient to call (\S+)\. Required permissions: (.*)$/;

/** Public samples of Google's messages in other languages. `$1` stands for a part that is equal in all languages. */
const SAMPLES: Partial<Record<Language, readonly Sample[]>> = {
  es: [
    [
      NO_ITEM,
      'No se ha encontrado ningún elemento con el ID proporcionado o no tienes permiso para acceder a él.',
    ],
    [
      NOT_SUFFICIENT,
      'Los permisos especificados no son suficientes para llamar a $1. Permisos necesarios: $2',
    ],
    [/^Invalid email: (.*)$/, 'El correo electrónico no es válido: $1'],
    [
      /^Service invoked too many times for one day: (.*)$/,
      'Servicio solicitado demasiadas veces en un mismo día: $1',
    ],
  ],
  ja: [
    [NO_ITEM, '指定された ID のアイテムは見つからなかったか、アクセスする権限がありません。'],
    [NOT_SUFFICIENT, '$1 を呼び出す権限がありません。必要な権限: $2'],
  ],
  vi: [
    [NO_ITEM, 'Không tìm thấy mục nào có ID đã cung cấp hoặc bạn không có quyền truy cập vào mục đó.'],
    [
      /^Authorization is required/,
      'Cần được cho phép để thực hiện tác vụ đó. Hãy chạy lại tập lệnh để cho phép tác vụ.',
    ],
  ],
};

/** Matches parts of a message that are equal in all languages: addresses, numbers, and names of methods, settings and APIs. */
const WITHOUT_LANGUAGE = /https?:\S+|\b[A-Za-z]+(?:\.[A-Za-z]+)+\b|\b[a-zA-Z]*[a-z][A-Z]\w*\b|\d+/g;

/** Translates an English message of Google with the help of a public sample. If there is no sample, invents words. */
export function inLanguage(language: Language, message: string): string {
  if (language === 'en') return message;
  for (const [english, words] of SAMPLES[language] ?? [])
    if (english.test(message)) return message.replace(english, words);
  return ['¤¤¤', ...(message.match(WITHOUT_LANGUAGE) ?? [])].join(' ');
}
