export { activity as identity } from '#domains/identity/activity-parts.ts'
export { activity as operations } from '#domains/operations/activity-parts.ts'
