import type { ComponentType } from 'react'
import type { Namespace } from '#i18n/texts.ts'

/** Settings of another way than email by which notifications reach users, as `notification-channel.ts` of a module. */
export interface ChannelParts {
  texts: Namespace[]
  /** Below the choice of email for a topic. */
  Topic: ComponentType<ChannelTopic>
  /** Below all topics. */
  Settings: ComponentType
}

export interface ChannelTopic {
  /** The server's, with the choice for the channel under the name of the channel. */
  of: { topic: string; isFixed: boolean } & Record<string, unknown>
  name: string
}
