import { sql } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import {
  comparedByWeeks,
  countPart,
  type DashboardPart,
  lastWeek,
  linked,
  recordedPerDay,
  sum,
  textsOf,
} from '#kit/dashboard/index.server.ts'

const text = textsOf('identity-dashboard')
const needs = { user: ['list'], session: ['list'] } as const
const action = 'session.start'

export const sessionsPart = countPart({
  needs,
  name: 'sessions',
  table: sessions,
  where: sql`${sessions.expiresAt} > now()`,
  link: linked(text('figures.sessions'), '/manager/activity', { search: { action } }),
})

const done = recordedPerDay('signIns', action)
const failed = recordedPerDay('failedSignIns', 'code.fail')

export const signInsPart: DashboardPart = {
  needs,
  figures: ['signIns'],
  days: ['signIns', 'failedSignIns'],
  async read(database) {
    const signIns = await done.read(database)
    const failures = await failed.read(database)
    const last = lastWeek(failures)
    const since = (days: typeof signIns) => ({ from: days[0]?.day ?? '' })
    return {
      items: [
        {
          kind: 'figure',
          name: 'signIns',
          look: 'weekly',
          figure: comparedByWeeks(signIns),
          link: linked(text('figures.signIns'), '/manager/activity', {
            search: { action, ...since(lastWeek(signIns)) },
          }),
        },
        {
          kind: 'attention',
          order: 20,
          icon: 'key',
          title: text('attention.failedSignIns'),
          total: { count: sum(last), exact: true },
          rows: [],
          link: linked(text('attention.viewFailed'), '/manager/activity', {
            search: { action: 'code.fail', ...since(last) },
          }),
        },
        {
          kind: 'plot',
          order: 20,
          title: text('signIns.title'),
          series: [
            { name: 'signIns', title: text('signIns.done'), tone: 'accent', days: signIns },
            {
              name: 'failedSignIns',
              title: text('signIns.failed'),
              tone: 'danger',
              days: failures,
            },
          ],
          link: linked(text('signIns.more'), '/manager/activity', {
            search: { action, ...since(signIns) },
          }),
        },
      ],
    }
  },
  counts: [done, failed],
}
