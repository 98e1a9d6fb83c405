CREATE TABLE `answerable` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`revision` integer NOT NULL,
	`asked` text NOT NULL,
	`turns` text NOT NULL,
	`answered` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answerable_account` ON `answerable` (`account`);--> statement-breakpoint
CREATE INDEX `answerable_time` ON `answerable` (`created_at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `secrets` integer DEFAULT true NOT NULL;