import { WrongUsage } from '#platform/command-line/command.ts'
import { normaliseEmail } from './normalise-email.server.ts'

export const emailArgument = {
  description: 'the email of the user',
  read(typed: string): string {
    const email = normaliseEmail(typed)
    if (email === undefined) throw new WrongUsage(`"${typed}" is not an email address`)
    return email
  },
}
