export { pushApi } from './push.api.server.ts'
export { sendDuePushes, sendPushes } from './sending/send-pushes.server.ts'
