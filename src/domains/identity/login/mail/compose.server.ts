import { render } from '@react-email/render'
import { createElement } from 'react'
import type { Language } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import type { Contents } from './contents.ts'
import { MailLayout } from './mail-layout.tsx'

export async function compose(language: Language, contents: Contents) {
  const { subject, title, intro, code, link, detail, note } = contents
  const paragraphs = [
    title,
    intro,
    ...(code ? [code] : []),
    ...(link ? [link.address] : []),
    detail,
    note,
    product.name,
  ]
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: await render(createElement(MailLayout, { language, contents })),
  }
}
