export type { ChannelParts, ChannelTopic } from './channel-parts.ts'
export { mailSettingsQuery } from './notifications.queries.ts'
