/** Of a key of an organization, for as long as its owner may change the organization; no role has them. */
export const organizationPermissions = { directory: ['sync'] } as const
