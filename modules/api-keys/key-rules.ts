import { z } from 'zod/mini'
import { requiredLine } from '#rules/text.ts'

export const keyMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Name can be at most 100 characters',
  scopesRequired: 'Choose at least one permission',
  scopeUnknown: 'Unknown permission',
  expiryOver: 'The end must be in the future',
  addressInvalid: 'Not an IP address or network',
  addressesMany: 'At most 20 addresses',
} as const

export const keyName = requiredLine(keyMessages.nameRequired, {
  max: 100,
  tooLong: keyMessages.nameLong,
})

/** An address of a computer or a network. */
export const keyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: keyMessages.addressInvalid,
})
