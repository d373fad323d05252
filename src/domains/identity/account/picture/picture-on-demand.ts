import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const PictureDialog = dialogOnDemand(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
)
