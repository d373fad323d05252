import type {
  LoadNoticeListener,
  Notice,
  NoticeListener,
  NoticeReader,
  NoticeWriter,
  Unsubscribing,
} from './notice-listener.server.ts'

const listeners: LoadNoticeListener[] = []

export function registerNoticeListeners(...added: LoadNoticeListener[]): () => void {
  listeners.push(...added)
  return () => {
    for (const load of added) listeners.splice(listeners.indexOf(load), 1)
  }
}

/** Tells users of an event in its transaction. Nothing is kept where no feature listens. */
export async function notify(
  transaction: NoticeWriter,
  userIds: readonly string[],
  notice: Notice,
  now = new Date(),
): Promise<void> {
  if (userIds.length === 0) return
  for (const load of listeners) await (await load()).hear(transaction, userIds, notice, now)
}

/** Selects the users who want the feature's own message at once: all of them, unless a listener knows better. */
export async function wantAtOnce(
  orm: NoticeReader,
  userIds: readonly string[],
  kind: string,
): Promise<readonly string[]> {
  let wanting = userIds
  for (const load of listeners) wanting = await (await load()).wantAtOnce(orm, wanting, kind)
  return wanting
}

/** The way out of a feature's own messages, where users may choose. */
export async function unsubscribeFrom(
  ...asked: Parameters<NoticeListener['unsubscribeFrom']>
): Promise<Unsubscribing | undefined> {
  const listener = await listeners[0]?.()
  return listener?.unsubscribeFrom(...asked)
}
