export { activity as catalogue } from '#domains/catalogue/activity-parts.ts'
export { activity as community } from '#domains/community/activity-parts.ts'
export { activity as identity } from '#domains/identity/activity-parts.ts'
export { activity as operations } from '#domains/operations/activity-parts.ts'
