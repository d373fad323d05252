import type { MailChoice } from './mail-choice.ts'

/** In UTC, because the user's time zone is unknown. */
const digestHour = 6
const monday = 1
const daysOfWeek = 7

/** When a notification of this moment is mailed; null if never. */
export function dueAt(choice: MailChoice, now: Date): Date | null {
  if (choice === 'off') return null
  if (choice === 'atOnce') return now
  const due = new Date(now)
  due.setUTCHours(digestHour, 0, 0, 0)
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1)
  if (choice === 'weekly') {
    due.setUTCDate(due.getUTCDate() + ((monday - due.getUTCDay() + daysOfWeek) % daysOfWeek))
  }
  return due
}
