import { type DashboardPieces, sum } from '#kit/dashboard/index.ts'
import { EndingBans } from './ending-bans.tsx'
import { FailedSignIns, failuresOf } from './failed-sign-ins.tsx'
import { SessionsFigure, SignInsFigure, UsersFigure } from './identity-figures.tsx'
import { AdminStep, InviteStep } from './identity-steps.tsx'
import { SignInsPlot } from './sign-ins-plot.tsx'

export const pieces: DashboardPieces = {
  name: 'identity',
  figures: { users: UsersFigure, sessions: SessionsFigure, signIns: SignInsFigure },
  attention: [
    { order: 20, count: (of) => sum(failuresOf(of)), Show: FailedSignIns },
    { order: 30, count: (of) => of.attention.bansEnding?.total.count ?? 0, Show: EndingBans },
  ],
  steps: [
    { order: 10, name: 'admin', Show: AdminStep },
    { order: 50, name: 'invite', Show: InviteStep },
  ],
  main: [{ order: 20, Show: SignInsPlot }],
}
