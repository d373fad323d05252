import type { I18n } from '#kit/mail/index.server.ts'
import type { NotificationParts } from '#kit/parts/index.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { MailChoice } from './mail-choice.ts'

/** Kinds for which a user makes one choice. */
export interface NotificationTopic {
  name: string
  kinds: readonly string[]
  /** Until the user chooses. */
  mail: MailChoice
  /** About the safety of the account: no choice. */
  isFixed?: true
  /** Kinds whose message at once is written by the domain, with the change itself. */
  ownMail?: readonly string[]
  /** Users without them are never notified. */
  needs?: Permissions
}

export interface ServerNotifications extends NotificationParts {
  offered: readonly NotificationTopic[]
}

/** The topics by their texts, so that a domain that registers again replaces its own. */
const registered = new Map<string, ServerNotifications>()

export function registerNotifications(...all: readonly ServerNotifications[]): void {
  for (const parts of all) registered.set(parts.texts, parts)
}

const everyDomain = () => [...registered.values()]

export const notificationTopics = (): NotificationTopic[] =>
  everyDomain().flatMap(({ offered }) => offered)

export const topicOf = (kind: string): NotificationTopic | undefined =>
  notificationTopics().find(({ kinds }) => kinds.includes(kind))

export const notificationTexts = () => everyDomain().map(({ texts }) => texts)

/** Returns undefined if its domain was removed. */
export function sentenceOf(
  i18n: I18n,
  { kind, facts }: { kind: string; facts: Record<string, string | number> },
): string | undefined {
  const words = everyDomain().find((parts) => Object.hasOwn(parts.words, kind))?.words[kind]
  return words?.(i18n, facts)
}

export function topicName(i18n: I18n, topic: string): string {
  const names = everyDomain().find(({ topics }) => Object.hasOwn(topics, topic))?.topics[topic]
  return names?.(i18n) ?? topic
}
