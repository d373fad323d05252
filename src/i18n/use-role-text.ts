import { type Role, type RoleName, roles } from '#rules/roles.ts'
import { useLanguage } from './use-language.ts'

const registry: Record<RoleName, Role> = roles

/** The name and the description of a role in the language of the page. */
export function useRoleText() {
  const { language } = useLanguage()
  return {
    roleName: (role: RoleName) => registry[role].names[language],
    roleDescription: (role: RoleName) => registry[role].descriptions?.[language],
  }
}
