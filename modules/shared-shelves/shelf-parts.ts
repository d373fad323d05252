import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export { ShareButton } from './screens/share/share-button.tsx'

export const ShareShelf = dialogOnDemand(
  async () => (await import('./screens/share/share-dialog.tsx')).ShareDialog,
)
