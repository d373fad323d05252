import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const BanUsers = dialogOnDemand(
  async () => (await import('./list/ban-question.tsx')).BanQuestion,
)

export const BanUser = dialogOnDemand(async () => (await import('./user/ban-dialog.tsx')).BanDialog)

export const DeleteUser = dialogOnDemand(
  async () => (await import('./user/delete-user-dialog.tsx')).DeleteUserDialog,
)

export const Impersonate = dialogOnDemand(
  async () => (await import('./user/impersonate-dialog.tsx')).ImpersonateDialog,
)
