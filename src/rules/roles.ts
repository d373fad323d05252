import { moduleRoleTexts, moduleUsers } from './permissions.gen.ts'
import { type Permissions, permissionTable } from './permissions.ts'

type Texts = Record<'en' | 'fr' | 'ar' | 'sw', string> & Record<string, string>

export interface Role {
  names: Texts
  descriptions?: Texts
  permissions: Permissions
}

/** From the fewest permissions to the most: the last of a user's roles is shown. */
export const roles = {
  user: {
    names: { en: 'User', fr: 'Utilisateur', ar: 'مستخدم', sw: 'Mtumiaji' },
    descriptions: {
      en: 'Manages their own account',
      fr: 'Gère son propre compte',
      ar: 'يدير حسابه',
      sw: 'Husimamia akaunti yake',
    },
    permissions: { account: ['update'], apps: ['app'], ...moduleUsers },
    ...moduleRoleTexts.user,
  },
  admin: {
    names: { en: 'Administrator', fr: 'Administrateur', ar: 'مدير', sw: 'Msimamizi' },
    descriptions: {
      en: 'Manages users and everything else',
      fr: 'Gère les utilisateurs et tout le reste',
      ar: 'يدير المستخدمين وكل ما عداهم',
      sw: 'Husimamia watumiaji na mengine yote',
    },
    permissions: { ...permissionTable, account: ['update'] },
    ...moduleRoleTexts.admin,
  },
} satisfies Record<string, Role>

export type RoleName = keyof typeof roles

export const adminRole = 'admin' satisfies RoleName
export const defaultRole = 'user' satisfies RoleName

export const isRole = (name: string): name is RoleName => Object.hasOwn(roles, name)

export const roleNames = Object.keys(roles).filter(isRole)
