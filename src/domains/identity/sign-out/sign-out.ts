import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const SignOut = dialogOnDemand(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
)
