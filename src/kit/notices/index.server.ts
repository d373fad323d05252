export { declaredNotices, registerNotices } from './declared-notices.server.ts'
export type {
  LoadNoticeListener,
  NoticeListener,
  NoticeTopic,
  ServerNotices,
} from './notice-listener.server.ts'
export { notify, registerNoticeListeners, unsubscribeFrom, wantAtOnce } from './notify.server.ts'
