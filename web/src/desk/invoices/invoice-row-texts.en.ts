export const texts = {
  dueToday: 'Due today',
  dueYesterday: 'Due yesterday',
  daysOverdue: (days: number) => `${days} days overdue`,
  due: (day: string) => `Due ${day}`,
  ofTotal: (total: string) => `of ${total}`,
};
