export type { ChannelParts, ChannelTopic } from './channel-parts.ts'
export { chooseMutation } from './notifications.mutations.ts'
