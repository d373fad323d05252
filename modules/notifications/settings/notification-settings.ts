import { z } from 'zod/mini'
import { type MailChoice, mailChoices } from './mail-choice.ts'

interface TopicSetting {
  /** The topic, such as `newDevice`. */
  topic: string
  /** When it is mailed. */
  mail: MailChoice
  /** About the safety of the account: can't be changed. */
  isFixed: boolean
}

/** With the choice for a channel, under the name of the channel. */
export type MailSetting = TopicSetting & Record<string, unknown>

export const mailSettingSchema = (
  choices: Record<string, z.ZodMiniType<boolean>>,
): z.ZodMiniType<MailSetting> =>
  z.object({
    topic: z.string(),
    mail: z.enum(mailChoices),
    ...choices,
    isFixed: z.boolean(),
  })
