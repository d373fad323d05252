import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const GoalDialog = dialogOnDemand(
  async () => (await import('./goal-form.tsx')).GoalFormDialog,
)
