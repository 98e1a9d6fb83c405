CREATE TABLE `lookouts` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`game` text NOT NULL,
	`seats` integer,
	`pace` text,
	`language` text,
	`level` text,
	`created_at` integer NOT NULL,
	`until` integer NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lookouts_game` ON `lookouts` (`game`,`until`);--> statement-breakpoint
CREATE INDEX `lookouts_account` ON `lookouts` (`account`);