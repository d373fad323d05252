import { asWritten, defineMail, mailTexts } from '#kit/mail/index.server.ts'
import type { SwitchedOff } from '../delivery/webhook-parts.server.ts'

export const webhookOffMail = defineMail<SwitchedOff>({
  name: 'webhookOff',
  example: {
    host: 'hooks.example.org',
    reason: 'failing',
    address: 'https://product.example/manager/webhooks/019aa5b0-0000-7000-8000-000000000001',
  },
  contents(language, { host, reason, address }) {
    const t = mailTexts(language, 'webhook-mail')
    const receiver = asWritten(language, host)
    return {
      subject: t('subject'),
      preview: t('preview'),
      title: t('title'),
      intro: t(`intro.${reason}`, { receiver }),
      link: { address, text: t('link') },
      detail: t('detail'),
      note: t('note'),
    }
  },
})
