CREATE TABLE `browsers` (
	`name` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `browsers_account` ON `browsers` (`account`);