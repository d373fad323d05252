import { defineMail, mailI18n, mailTexts } from '#kit/mail/index.server.ts'
import type { NoticeFacts } from '#kit/notices/index.ts'
import { shorten } from '#rules/text.ts'
import { notificationTexts, sentenceOf, topicName } from '../settings/notification-topics.server.ts'

const mostShown = 20
/** Mail clients show about 60 to 80 characters of a subject. */
const subjectLength = 80

interface MailedNotification {
  id: string
  kind: string
  facts: NoticeFacts
  address?: string | undefined
}

interface Facts {
  notifications: readonly MailedNotification[]
  /** The topics that can be turned off. */
  topics: readonly string[]
  home: string
  settings: string
  unsubscribe?: string
}

const site = 'https://product.example'

export const notificationMail = defineMail<Facts>({
  name: 'notifications',
  example: {
    notifications: [
      {
        id: '019aa5b0-0000-7000-8000-000000000001',
        kind: 'failedMail',
        facts: { count: 12 },
        address: `${site}/manager/jobs`,
      },
      {
        id: '019aa5b0-0000-7000-8000-000000000002',
        kind: 'failedMail',
        facts: { count: 1 },
        address: `${site}/manager/jobs`,
      },
    ],
    topics: ['failedMail'],
    home: `${site}/app`,
    settings: `${site}/app/account#notifications`,
    unsubscribe: `${site}/unsubscribe/signed`,
  },
  contents(language, { notifications, topics, home, settings, unsubscribe }) {
    const t = mailTexts(language, 'notification-mail')
    const i18n = mailI18n(language, notificationTexts())
    const items = notifications.slice(0, mostShown).flatMap(({ id, address, ...notification }) => {
      const text = sentenceOf(i18n, notification)
      return text === undefined ? [] : { id, text, address }
    })
    const more = notifications.length - items.length
    const [first] = items
    const names = topics.map((topic) => topicName(i18n, topic))
    return {
      subject:
        first && notifications.length === 1
          ? shorten(first.text, subjectLength)
          : t('subject', { count: notifications.length }),
      preview: t('preview'),
      title: t('title'),
      intro: t('intro'),
      items: more > 0 ? [...items, { id: 'more', text: t('more', { count: more }) }] : items,
      link: { address: home, text: t('link') },
      detail: names.length > 0 ? t('detail', { topics: listOf(language, names) }) : t('fixed'),
      note: t('note'),
      footer: [
        { address: settings, text: t('settings') },
        ...(unsubscribe === undefined ? [] : [{ address: unsubscribe, text: t('unsubscribe') }]),
      ],
    }
  },
})

export const listOf = (language: string, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
