import { type Role, type RoleName, roles } from '#rules/roles.ts'
import { inLanguage } from './languages.ts'
import { useLanguage } from './use-language.ts'

const registry: Record<RoleName, Role> = roles

export function useRoleText() {
  const { language } = useLanguage()
  return {
    roleName: (role: RoleName) => inLanguage(registry[role].names, language),
    roleDescription: (role: RoleName) => {
      const { descriptions } = registry[role]
      return descriptions && inLanguage(descriptions, language)
    },
  }
}
