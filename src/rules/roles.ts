import { moduleUsers } from './permissions.gen.ts'
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
    names: { en: 'Reader', fr: 'Lecteur', ar: 'قارئ', sw: 'Msomaji' },
    descriptions: {
      en: 'Browses books and manages their own account',
      fr: 'Parcourt les livres et gère son propre compte',
      ar: 'يتصفّح الكتب ويدير حسابه',
      sw: 'Huvinjari vitabu na kusimamia akaunti yake',
    },
    permissions: { account: ['update'], apps: ['app'], ...moduleUsers },
  },
  admin: {
    names: { en: 'Administrator', fr: 'Administrateur', ar: 'مدير', sw: 'Msimamizi' },
    descriptions: {
      en: 'Manages books and users',
      fr: 'Gère les livres et les utilisateurs',
      ar: 'يدير الكتب والمستخدمين',
      sw: 'Husimamia vitabu na watumiaji',
    },
    permissions: { ...permissionTable, account: ['update'] },
  },
} satisfies Record<string, Role>

export type RoleName = keyof typeof roles

export const adminRole = 'admin' satisfies RoleName
export const defaultRole = 'user' satisfies RoleName

export const isRole = (name: string): name is RoleName => Object.hasOwn(roles, name)

export const roleNames = Object.keys(roles).filter(isRole)
