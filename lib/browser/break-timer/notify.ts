/** Shows a notification in place of the previous one; throws where the browser cannot. */
export function notify(title: string): Notification {
  // Sound is an option of its own.
  const notification = new Notification(title, { tag: 'break', silent: true });
  notification.onclick = () => focus();
  return notification;
}

/**
 * Requests the permission, which needs a user gesture, and shows a first notification: Chrome on
 * Android grants the permission and throws at the constructor.
 */
export async function requestNotifications(
  firstTitle: string,
): Promise<'on' | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      return 'denied';
    }
    notify(firstTitle);
    return 'on';
  } catch {
    return 'failed';
  }
}
