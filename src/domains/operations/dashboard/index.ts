export { touchTarget } from './attention.tsx'
export { DashboardPage } from './dashboard-page.tsx'
export { prepareDashboard } from './prepare-dashboard.ts'
export { addressOf, useTexts } from './use-item.ts'
