export { catalogue } from '#domains/catalogue/parts.ts'
export { community } from '#domains/community/parts.ts'
export { identity } from '#domains/identity/parts.ts'
