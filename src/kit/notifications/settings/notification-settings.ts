import { z } from 'zod/mini'
import { mailChoices } from './mail-choice.ts'

export const mailSettingSchema = z.object({
  /** What it is about, such as `sharedShelf`. */
  topic: z.string(),
  /** When it is mailed. */
  mail: z.enum(mailChoices),
  /** Whether browsers that take pushes get one. */
  push: z.boolean(),
  /** About the safety of the account: can't be changed. */
  isFixed: z.boolean(),
})
export type MailSetting = z.infer<typeof mailSettingSchema>
