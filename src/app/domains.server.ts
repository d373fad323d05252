export { catalogue } from '#domains/catalogue/parts.server.ts'
export { community } from '#domains/community/parts.server.ts'
