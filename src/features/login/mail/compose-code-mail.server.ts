import { render } from '@react-email/render'
import { createElement } from 'react'
import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import { CodeMail } from './code-mail.tsx'
import { mailTexts } from './mail-texts.ts'

type Facts = { code: string; minutes: number; headers: Headers }

/** The mail with a sign-in code, in the language that the asking browser reads. */
export async function composeCodeMail({ code, minutes, headers }: Facts) {
  const language = readerLanguage(headers)
  const t = mailTexts(language)
  const text = [
    t('mail:code.title'),
    t('mail:code.intro'),
    code,
    t('mail:code.validity', { count: minutes }),
    t('mail:code.ignore'),
  ].join('\n\n')
  return {
    subject: t('mail:code.subject', { code }),
    text: `${text}\n`,
    html: await render(createElement(CodeMail, { language, code, minutes })),
  }
}

function readerLanguage(headers: Headers) {
  const chosen = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)
  return detectLanguage([chosen, ...acceptedLanguages(headers.get('accept-language'))])
}
