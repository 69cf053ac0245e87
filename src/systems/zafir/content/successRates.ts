/**
 * Chances in percent as the book prints them, for pools of 1 to 9 dice: to hit (a 5 or 6) and to crit (a 6).
 * Some are not the nearest whole numbers; chances that people are shown are reckoned exactly instead (A45).
 */
export const successRates = {
  aim: [33, 55, 70, 80, 87, 92, 94, 96, 97],
  crit: [17, 30, 42, 52, 60, 66, 72, 77, 80],
} as const;
