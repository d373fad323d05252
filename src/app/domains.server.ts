export { catalogue } from '#domains/catalogue/parts.server.ts'
export { community } from '#domains/community/parts.server.ts'
export { identity } from '#domains/identity/parts.server.ts'
export { operations } from '#domains/operations/parts.server.ts'
