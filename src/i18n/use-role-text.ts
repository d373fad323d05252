import { type Role, type RoleName, roles } from '#rules/roles.ts'
import { useLanguage } from './use-language.ts'

const registry: Record<RoleName, Role> = roles

export function useRoleText() {
  const { language } = useLanguage()
  return {
    roleName: (role: RoleName) => registry[role].names[language],
    roleDescription: (role: RoleName) => registry[role].descriptions?.[language],
  }
}
