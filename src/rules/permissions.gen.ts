// The build writes this file from modules/*/permissions.json: vite/generated/permissions.ts.
export const moduleRoles = {"webhook":["read","create","update","delete"]} as const
export const moduleOwn = {"webhook":["read","create","update","delete"]} as const
export const neverOfOrganizations: readonly string[] = ["webhook"]
