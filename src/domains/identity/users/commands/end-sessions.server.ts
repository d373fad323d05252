import { emailArgument } from '#domains/identity/auth/index.server.ts'
import { asOperator } from '#platform/command-line/as-operator.ts'
import { WrongUsage } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { readId } from '#platform/command-line/parameters.ts'
import { endUserSessions } from '../verbs/end-user-sessions.server.ts'
import { userByEmail } from './user-by-email.server.ts'

export const endSessionsCommand = defineCommand({
  summary: 'ends a session of a user, or all of them',
  arguments: { email: emailArgument },
  options: {
    all: { description: 'ends all sessions, and forgets the browsers of the user' },
    id: { value: 'id', description: 'ends the session with this id', read: readId },
  },
  details: 'It is recorded in the activity, as in the back office. sessions list shows the ids.',
  examples: ['ann@example.com --all', 'ann@example.com --id 01932f4e-8c1b-7cc3-98c4-dc0c0c07398f'],
  async run({ email, all, id }, readConfig) {
    if (all === (id !== undefined)) throw new WrongUsage('Add --all or --id <id>')
    const ended = await asOperator(readConfig, async (context) => {
      const user = await userByEmail(context, email)
      const one = id === undefined ? {} : { sessionId: id }
      return endUserSessions(context, { id: user.id, ...one })
    })
    const sessions = ended === 1 ? '1 session' : `${ended} sessions`
    return { text: `${sessions} of ${email} ended`, data: { email, ended } }
  },
})
