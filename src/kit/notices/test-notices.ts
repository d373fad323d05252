import type { WhenDone } from '#platform/http/test-server.ts'
import type { Notice } from './notice-listener.server.ts'
import { registerNoticeListeners } from './notify.server.ts'

/** Collects what users are told, until the tests are done. */
export function collectNotices(whenDone: WhenDone) {
  const told: (Notice & { userIds: readonly string[] })[] = []
  whenDone(
    registerNoticeListeners(() => ({
      hear: (_, userIds, notice) => Promise.resolve(void told.push({ ...notice, userIds })),
      wantAtOnce: (_, userIds) => Promise.resolve([...userIds]),
      unsubscribeFrom: () => ({ address: '', headers: {} }),
    })),
  )
  return told
}
