export const adminRole = 'admin'

export type Area = 'app' | 'manager'

/** Roles are a list separated by commas. */
export const rolesOf = (role: string) => role.split(',').map((name) => name.trim())

/** Where somebody may go. Ids that the operator lists are admins whatever their role. */
export function areasOf(
  user: { id: string; role: string },
  adminUserIds: readonly string[],
): Area[] {
  const isAdmin =
    rolesOf(user.role).includes(adminRole) ||
    adminUserIds.some((id) => id.toLowerCase() === user.id.toLowerCase())
  return isAdmin ? ['app', 'manager'] : ['app']
}
