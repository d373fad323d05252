import type { Language } from '#i18n/languages.ts'
import { composeCodeMail } from './compose-code-mail.server.ts'

/** Every mail there is, with sample data: for previews. */
export const mailTemplates = [
  {
    name: 'code',
    compose: (language: Language) =>
      composeCodeMail({
        code: '012345',
        minutes: 10,
        headers: new Headers({ 'accept-language': language }),
      }),
  },
]
