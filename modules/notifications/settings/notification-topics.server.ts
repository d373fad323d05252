import type { I18n } from '#kit/mail/index.server.ts'
import { declaredNotices, type NoticeTopic, type ServerNotices } from '#kit/notices/index.server.ts'
import type { NoticeFacts } from '#kit/notices/index.ts'
import { identityNotices, ownNotices } from '../own-notices.ts'

const ofOperation: ServerNotices = {
  ...ownNotices,
  offered: [{ name: 'failedMail', kinds: ['failedMail'], mail: 'daily', needs: { job: ['read'] } }],
}

const ofIdentity: ServerNotices = {
  ...identityNotices,
  offered: [
    {
      name: 'security',
      kinds: ['emailChanged', 'sessionsEnded'],
      mail: 'atOnce',
      isFixed: true,
      ownMail: ['emailChanged'],
    },
    { name: 'guessing', kinds: ['codesGuessed'], mail: 'atOnce', needs: { user: ['list'] } },
  ],
}

/** The features of the base tell users of what happened, and leave the words to this module. */
const everyFeature = () => [ofOperation, ...declaredNotices(), ofIdentity]

export function notificationTopics(): NoticeTopic[] {
  const added = everyFeature().flatMap((parts) => parts.added ?? [])
  return everyFeature().flatMap(({ offered }) =>
    offered.map((topic) => {
      const all = [topic, ...added.filter(({ name }) => name === topic.name)]
      return {
        ...topic,
        kinds: all.flatMap(({ kinds }) => kinds),
        ownMail: all.flatMap(({ ownMail = [] }) => ownMail),
      }
    }),
  )
}

export const topicOf = (kind: string): NoticeTopic | undefined =>
  notificationTopics().find(({ kinds }) => kinds.includes(kind))

export const notificationTexts = () => everyFeature().map(({ texts }) => texts)

/** Returns undefined if its feature was removed. */
export function sentenceOf(
  i18n: I18n,
  { kind, facts }: { kind: string; facts: NoticeFacts },
): string | undefined {
  const words = everyFeature().find((parts) => Object.hasOwn(parts.words, kind))?.words[kind]
  return words?.(i18n, facts)
}

export function topicName(i18n: I18n, topic: string): string {
  const names = everyFeature().find(({ topics }) => Object.hasOwn(topics, topic))?.topics[topic]
  return names?.(i18n) ?? topic
}
