export { type Api, api, prepareCalls } from './api.ts'
export { sendFile } from './calls/send-file.ts'
