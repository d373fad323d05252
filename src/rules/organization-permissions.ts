/** A key of an organization may have them while its owner may change the organization; no role has them. */
export const organizationPermissions = { directory: ['sync'] } as const
