import { detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { mailI18n, mailTexts } from '#kit/mail/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { chooseMail, findTopic } from '../settings/mail-settings.server.ts'
import { notificationTexts, topicName } from '../settings/notification-topics.server.ts'
import { listOf } from './notification-mail.server.ts'
import { unsubscribePage } from './unsubscribe-page.server.ts'
import { readUnsubscribePath, UNSUBSCRIBE } from './unsubscribe-token.server.ts'

interface Needed {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'demoMode'> & Secrets
  messageTemplates: Pick<MessageTemplates, 'languageOf'>
}

const statuses = { invalid: 404, expired: 410 } as const

/** RFC 8058: mail providers post without cookies. A GET changes nothing, because they also fetch links ahead. */
export const unsubscribeHandler = (
  { database, config, messageTemplates }: Needed,
  now = () => new Date(),
): RouteHandler => ({
  name: `${UNSUBSCRIBE}$token`,
  methods: ['GET', 'HEAD', 'POST'],
  withoutCookies: true,
  hidesPath: true,
  matches: (path) => path.startsWith(UNSUBSCRIBE),
  async handle({ request, path }) {
    const language = detectLanguage([
      new URL(request.url).searchParams.get(LANGUAGE_QUERY),
      messageTemplates.languageOf(request.headers),
    ])
    const t = mailTexts(language, 'notification-mail')
    const common = { language, nonce: currentRequest().nonce, settings: t('settings') }
    const token = readUnsubscribePath(config, path, now())
    if (typeof token === 'string') {
      const [title, text] = [t(`page.${token}`), t(`page.${token}Text`)]
      return page(statuses[token], unsubscribePage({ ...common, title, text }))
    }
    const found = token.topics.flatMap((name) => findTopic(name) ?? [])
    const i18n = mailI18n(language, notificationTexts())
    const names = found.map(({ name }) => topicName(i18n, name))
    const topics = listOf(language, names)
    if (request.method !== 'POST') {
      const [title, text] = [t('page.ask'), t('page.askText', { topics })]
      return page(200, unsubscribePage({ ...common, title, text, button: t('page.button') }))
    }
    if (config.demoMode) throw httpErrors.inDemo()
    await database.orm.transaction((transaction) =>
      chooseMail(transaction, token.userId, { topics: found, mail: 'off' }),
    )
    const [title, text] = [t('page.done'), t('page.doneText', { topics })]
    return page(200, unsubscribePage({ ...common, title, text }))
  },
})

const page = (status: number, html: string) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
