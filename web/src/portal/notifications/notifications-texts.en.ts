export const texts = {
  reason:
    'This device can tell you when your welder is on the way, when a visit is moved and when a project is finished.',
};
