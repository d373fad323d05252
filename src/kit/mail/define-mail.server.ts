import { render } from '@react-email/render'
import type { Language } from '#i18n/languages.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'
import { product } from '#rules/product.ts'
import type { MailContents } from './mail-contents.ts'
import { mailLayout } from './mail-layout.server.ts'

interface MailDefinition<Facts> {
  name: string
  /** The facts of its sample. */
  example: Facts
  contents: (language: Language, facts: Facts) => MailContents
}

export interface DefinedMail<Facts> extends MailTemplate {
  compose: (language: Language, facts: Facts) => ReturnType<MailTemplate['sample']>
}

export function defineMail<Facts>(mail: MailDefinition<Facts>): DefinedMail<Facts> {
  const { name, example, contents } = mail
  const compose = (language: Language, facts: Facts) => write(language, contents(language, facts))
  return { name, compose, sample: (language: Language) => compose(language, example) }
}

async function write(language: Language, contents: MailContents) {
  const { subject, title, intro, code, items = [], link, detail, note, footer = [] } = contents
  const paragraphs = [
    title,
    intro,
    ...(code ? [code] : []),
    ...items.map(({ text, address }) =>
      address === undefined ? `• ${text}` : `• ${text}\n  ${address}`,
    ),
    ...(link ? [link.address] : []),
    detail,
    note,
    ...footer.map(({ text, address }) => `${text}: ${address}`),
    product.name,
  ]
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: await render(mailLayout(language, contents)),
  }
}
