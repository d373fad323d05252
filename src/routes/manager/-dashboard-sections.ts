import type { ComponentType } from 'react'
import { prepareDashboard } from '#domains/operations/dashboard/index.ts'

type Context = Parameters<typeof prepareDashboard>[0]

interface Section {
  DashboardSection: ComponentType
  prepareSection: (context: Context) => Promise<unknown>
}

/** Found by their place, as those of the home page: they belong to the code of the page. */
export const dashboardSections = Object.entries(
  import.meta.glob<Section>('../../../modules/*/dashboard-section.ts', { eager: true }),
)

export const prepareDashboardPage = (context: Context) =>
  Promise.all([
    prepareDashboard(context),
    ...dashboardSections.map(([, { prepareSection }]) => prepareSection(context)),
  ])
